import { useEffect, useRef, useState } from 'react'

/** The same function as long as the page stands, so that cards and rows are drawn anew only for what they show. */
export function useSteady<Arguments extends unknown[]>(run: (...given: Arguments) => void) {
  const latest = useRef(run)
  useEffect(() => void (latest.current = run))
  return useState(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
  )[0]
}
