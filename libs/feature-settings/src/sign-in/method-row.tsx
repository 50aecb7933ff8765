import { Button } from '@tandem/design-system'
import { KeyRound, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { ItemRow } from '../frame/item-row.tsx'

interface MethodRowProps {
  name: string
  isPassword?: boolean
  children: ReactNode
  /** Missing when it can't be removed. */
  remove?: { label: string; accessibleLabel: string; onClick: () => void } | undefined
}

/** One way to sign in, with the button that removes it. */
export function MethodRow({ name, isPassword = false, children, remove }: MethodRowProps) {
  return (
    <ItemRow
      icon={isPassword ? KeyRound : LogIn}
      title={name}
      action={
        remove && (
          <Button size="sm" aria-label={remove.accessibleLabel} onClick={remove.onClick}>
            {remove.label}
          </Button>
        )
      }
    >
      {children}
    </ItemRow>
  )
}
