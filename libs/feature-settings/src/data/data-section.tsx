import { Heading, Stack, Text } from '@tandem/design-system'
import { css, cva } from '@tandem/design-system/css'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface DataSectionProps {
  title: string
  description: string
  /** What is affected and what isn't, each with its name. */
  facts: readonly (readonly [name: string, text: string])[]
  /** Whether what can be done here can't be undone. */
  danger?: boolean
  children: ReactNode
}

/** A part of the page about the team's data: what it does, to which data, and the actions. */
export function DataSection({ title, description, facts, danger = false, children }: DataSectionProps) {
  const titleId = useId()
  return (
    <section className={frame({ danger })} aria-labelledby={titleId}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </Stack>
        <dl className={list}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Stack>
    </section>
  )
}

const frame = cva({
  base: {
    padding: { base: '4', mobile: '5' },
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'lg',
    background: 'bg.surface',
  },
  variants: { danger: { true: { borderColor: 'danger.border' } } },
})
const list = css({
  display: 'grid',
  gap: '2',
  textStyle: 'sm',
  '& > div': { display: 'grid', columnGap: '4', gridTemplateColumns: { mobile: '[7rem 1fr]' } },
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted' },
})
