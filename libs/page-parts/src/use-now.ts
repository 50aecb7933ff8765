import { useEffect, useState } from 'react'

/** The present moment, brought up to date every so many milliseconds; for texts such as "4 min ago". */
export function useNow(every = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
