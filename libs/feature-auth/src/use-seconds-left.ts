import { useEffect, useState } from 'react'

/** Whole seconds until a time (milliseconds since 1970), updated every second; never below 0. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  const [counted, setCounted] = useState(until)
  // A changed time is used in the same render, without waiting for the next second.
  if (counted !== until) {
    setCounted(until)
    setLeft(secondsTo(until))
  }
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000)
    return () => clearInterval(timer)
  }, [until, isOver])
  return left
}

const secondsTo = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
