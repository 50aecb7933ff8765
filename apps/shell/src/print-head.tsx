import { css } from '@tandem/design-system/css'
import { formatDateTime } from '@tandem/format'
import { userAtom } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { shellMessages } from './messages.ts'

/** The first line of a printed page: whose it is, and when it was printed, in the team's time zone. */
export function PrintHead() {
  const text = shellMessages.useText()
  const team = useAtomValue(userAtom)?.team
  const [printedAt, setPrintedAt] = useState<string | null>(null)
  useEffect(() => {
    // The browser takes the page as soon as this returns.
    const print = () => flushSync(() => setPrintedAt(new Date().toISOString()))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  if (!team || printedAt === null) return null
  const { name, timezone } = team
  return (
    <p className={line}>
      {text('printed', { team: name, at: formatDateTime(printedAt, timezone), timezone })}
    </p>
  )
}

const line = css({ display: 'none', textStyle: 'xs', color: 'fg.muted', _print: { display: 'block' } })
