-- One database an application: none reads another's.
create database game;
create database map;
create database combat;
create database agenda;
create database gateway;
