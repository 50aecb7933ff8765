import type { ReactNode } from 'react'

/** The key of a lane's marks. */
export function MarkKey({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <li>
      <span aria-hidden>{icon ?? '•'}</span>
      {label}
    </li>
  )
}
