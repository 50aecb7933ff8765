import { Heading, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface FactsProps {
  title?: string
  facts: readonly { key: string; label: string; value: ReactNode }[]
}

/** Labels and values below each other. */
export function Facts({ title, facts }: FactsProps) {
  const titleId = useId()
  const list = (
    <dl className={rows} aria-labelledby={title === undefined ? undefined : titleId}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  if (title === undefined) return list
  return (
    <Stack gap="3">
      <Heading level={2} size="sm" id={titleId}>
        {title}
      </Heading>
      {list}
    </Stack>
  )
}

const rows = css({ display: 'grid', gap: '2', textStyle: 'md' })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: '[12rem minmax(0, 1fr)]' },
  columnGap: '4',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
})
