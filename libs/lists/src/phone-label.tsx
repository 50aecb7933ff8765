import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

interface PhoneLabelProps {
  label: string
  children: ReactNode
}

/**
 * The label of a value in a phone's list, which has no column headers; screen readers get the column's header
 * there.
 */
export function PhoneLabel({ label, children }: PhoneLabelProps) {
  return (
    <span className={pair}>
      <Text as="span" size="xs" tone="muted" className={onlyOnPhone} aria-hidden>
        {label}
      </Text>
      {children}
    </span>
  )
}

const pair = css({
  mobileDown: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '1.5' },
})
// Paper has headers too, and no width applies there.
const onlyOnPhone = css({ display: 'none', mobileDown: { display: 'inline' } })
