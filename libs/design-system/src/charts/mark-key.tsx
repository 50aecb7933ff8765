import type { ReactNode } from 'react'

/** The sign of the marks of a lane, in the key. */
export function MarkKey({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <li>
      <span aria-hidden>{icon ?? '•'}</span>
      {label}
    </li>
  )
}
