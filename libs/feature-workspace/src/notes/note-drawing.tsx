import { css } from '@tandem/design-system/css'

/** A row of a list, and the note that somebody wrote on it. */
export const NoteDrawing = () => (
  <svg width="220" height="120" viewBox="0 0 220 120" fill="none" strokeLinecap="round" aria-hidden>
    <rect x="8" y="6" width="204" height="40" rx="8" className={row} />
    <rect x="20" y="16" width="20" height="20" rx="4" className={thing} />
    <path d="M54 26h66m62 0h16" className={words} />
    <path d="M60 46v12" className={thread} />
    <rect x="42" y="58" width="170" height="54" rx="8" className={note} />
    <circle cx="64" cy="85" r="10" className={author} />
    <path d="M86 78h104m-104 14h62" className={written} />
  </svg>
)

const row = css({ fill: 'bg.canvas', stroke: 'border.strong' })
const thing = css({ fill: 'chart.cat-2' })
const words = css({ stroke: 'border.strong', strokeWidth: '4' })
const thread = css({ stroke: 'accent.border', strokeWidth: '2' })
const note = css({ fill: 'accent.subtle', stroke: 'accent.border' })
const author = css({ fill: 'chart.cat-1' })
const written = css({ stroke: 'chart.cat-1', strokeWidth: '4' })
