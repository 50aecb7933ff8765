import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

interface WidgetNoticeProps {
  title: string
  text: string
  /** One action to solve it. */
  action?: ReactNode
}

/** Shown in a chart without data: why, and what helps. */
export function WidgetNotice({ title, text, action }: WidgetNoticeProps) {
  return (
    <div className={box}>
      <Text weight="semibold" tone="default">
        {title}
      </Text>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      {action}
    </div>
  )
}

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '1.5',
  maxWidth: '[24rem]',
  textWrap: 'balance',
  '& > a': { marginTop: '2' },
})
