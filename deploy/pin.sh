#!/bin/bash
# Prints what the tags of our images and GitHub actions point to today, so that their pins can be renewed: deploy/pin.sh
# It changes nothing. It needs docker with buildx, git and the internet.
set -euo pipefail
cd "$(dirname "$0")/.."
grep --only-matching --no-filename --extended-regexp 'docker\.io/[a-z/]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}' deploy/Containerfile deploy/compose.yaml |
  sort --unique |
  while IFS=@ read -r image pinned; do
    found=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
    if [ "$found" = "$pinned" ]; then echo "$image is up to date"; else echo "$image: $found instead of $pinned"; fi
  done
grep --only-matching --no-filename --extended-regexp 'actions/[a-z-]+@[0-9a-f]{40} # v[0-9]+' .github/workflows/*.yml |
  sort --unique |
  while read -r action _ tag; do
    found=$(git ls-remote "https://github.com/${action%@*}" "refs/tags/$tag" | cut --fields=1)
    if [ "$found" = "${action#*@}" ]; then echo "$action is up to date"; else echo "${action%@*}@$tag: $found instead of ${action#*@}"; fi
  done
