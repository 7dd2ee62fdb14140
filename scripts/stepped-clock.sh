#!/usr/bin/env bash
# Runs a command whose processes show the clock that a file sets, so that a drill can step it:
# ./scripts/stepped-clock.sh FILE COMMAND…, such as ./scripts/stepped-clock.sh .lazax/clock ./lazax up --no-demo
# It needs Linux with glibc and a C compiler.
set -euo pipefail
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
file=${1:?"usage: stepped-clock.sh FILE COMMAND…"}
shift

mkdir -p "$(dirname "$file")"
file=$(cd "$(dirname "$file")" && pwd)/$(basename "$file")
library=$file.so
"${CC:-cc}" -O2 -Wall -Wextra -Werror -shared -fPIC -pthread -o "$library" "$scripts/stepped-clock.c" -ldl

# Eight bytes for all processes, and eight for each id a process may have. Few of them take any space.
: >"$file"
truncate --size=$((8 * ($(cat /proc/sys/kernel/pid_max) + 1))) "$file"
exec env STEPPED_CLOCK="$file" LD_PRELOAD="$library" "$@"
