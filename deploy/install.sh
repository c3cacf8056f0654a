#!/bin/sh
# Installs the built service into a folder: dist/, package.json, the lock file, and production packages alone.
# Usage: sh deploy/install.sh FOLDER, after `npm run build`. The Dockerfile runs it, too.
set -eu
if [ $# -ne 1 ]; then
  echo "Usage: sh deploy/install.sh FOLDER" >&2
  exit 1
fi
cd "$(dirname "$0")/.."
if [ ! -f dist/server/main.mjs ] || [ ! -f dist/public/index.html ]; then
  echo "There is nothing built in $(pwd)/dist: run \`npm run build\` first." >&2
  exit 1
fi
mkdir -p "$1"
# the former build goes, so that no file of it stays beside those of this one
rm -rf "$1/dist"
cp -R dist package.json package-lock.json "$1"
cd "$1"
npm ci --omit=dev --no-audit --no-fund
