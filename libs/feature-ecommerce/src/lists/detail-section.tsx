import { Heading, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** A part of a detail with its own title. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading level={3} size="sm" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** A fact with its label; a fact without a value is left out. */
export interface Fact {
  key: string
  label: string
  value: ReactNode
  /** Emphasises a sum, below a line. */
  strong?: boolean
}

/** Labels and values below each other; `amounts` aligns the values at the end. */
export function Facts({ facts, amounts = false }: { facts: readonly Fact[]; amounts?: boolean }) {
  if (facts.length === 0) return null
  return (
    <dl className={list}>
      {facts.map(({ key, label, value, strong }) => (
        <div key={key} className={amounts ? amountLine : line} data-strong={strong ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const list = css({ display: 'grid', gap: '1.5', textStyle: 'sm' })
const line = css({
  display: 'grid',
  gridTemplateColumns: '[8rem minmax(0, 1fr)]',
  gap: '3',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
})
const amountLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& dt': { color: 'fg.muted', minWidth: '0', overflowWrap: 'anywhere' },
  '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '&[data-strong]': {
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    paddingTop: '1.5',
    fontWeight: 'medium',
    '& dt': { color: 'fg.default' },
  },
})
