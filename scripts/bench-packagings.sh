#!/usr/bin/env bash
# Measures both packagings one after the other: ./scripts/bench-packagings.sh [options of bench platform]
# Each starts on empty data in a folder of its own, which is deleted at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

measure() {
  local home
  home=$(mktemp -d)
  # A group of its own, so that Ctrl-C here does not stop it before the benchmark has ended.
  setsid ./lazax up --no-demo --home "$home" "${@:2}" >"$home/up.log" 2>&1 &
  up=$!
  # Not local: the trap reads it after this function has ended.
  trap 'kill -TERM -- "-$up" 2>/dev/null || true' EXIT
  until grep -q "^Lazax is up" "$home/up.log"; do
    kill -0 "$up" || { cat "$home/up.log" >&2; exit 1; }
    sleep 1
  done
  echo "== $1"
  sed -n '/^Lazax is up/p; / MB$/p' "$home/up.log"
  ./lazax bench platform --home "$home" "${options[@]}"
  kill -TERM -- "-$up"
  wait "$up" || true
  trap - EXIT
  rm -rf "$home"
}

options=("$@")
measure "four services"
measure "solo" --solo
