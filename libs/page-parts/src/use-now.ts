import { useEffect, useState } from 'react'

/** The current time, updated every so many milliseconds; for texts such as "4 min ago". */
export function useNow(every = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
