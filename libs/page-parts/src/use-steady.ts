import { useEffect, useRef, useState } from 'react'

/** A function with a stable identity, so that cards and rows render again only when their content changes. */
export function useSteady<Arguments extends unknown[]>(run: (...given: Arguments) => void) {
  const latest = useRef(run)
  useEffect(() => void (latest.current = run))
  return useState(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
  )[0]
}
