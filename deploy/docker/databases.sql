-- Each application has its own database.
create database game;
create database map;
create database combat;
create database agenda;
create database tournament;
create database solo;
create database gateway;
