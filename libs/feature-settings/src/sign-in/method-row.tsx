import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { KeyRound, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'

interface MethodRowProps {
  name: string
  isPassword?: boolean
  children: ReactNode
  /** Missing when it can't be removed. */
  remove?: { label: string; accessibleLabel: string; onClick: () => void } | undefined
}

/** One way to sign in, with the button that removes it. */
export function MethodRow({ name, isPassword = false, children, remove }: MethodRowProps) {
  const Icon = isPassword ? KeyRound : LogIn
  return (
    <li className={row}>
      <span className={picture}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={words}>
        <div className={title}>{name}</div>
        <div className={muted}>{children}</div>
      </div>
      {remove && (
        <Button size="sm" aria-label={remove.accessibleLabel} onClick={remove.onClick}>
          {remove.label}
        </Button>
      )}
    </li>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '4', mobile: '5' },
  paddingBlock: '3',
  '& + &': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
const picture = css({ display: { base: 'none', mobile: 'block' }, color: 'fg.subtle' })
const words = css({ flex: '1', minWidth: '0' })
const title = css({ textStyle: 'md', fontWeight: 'medium' })
const muted = css({ textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })
