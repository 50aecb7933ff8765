import { css } from '@tandem/design-system/css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ItemRowProps {
  icon: LucideIcon
  title: ReactNode
  /** Muted, below the title. */
  children: ReactNode
  /** A button at the end of the row. */
  action: ReactNode
}

/** One of several things of the user's own, such as a device, and what they can do with it. */
export function ItemRow({ icon: Icon, title, children, action }: ItemRowProps) {
  return (
    <li className={row}>
      <span className={picture}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={words}>
        <div className={titleStyle}>{title}</div>
        <div className={muted}>{children}</div>
      </div>
      {action}
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
const titleStyle = css({ textStyle: 'md', fontWeight: 'medium' })
const muted = css({ textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })
