import { Heading, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A part of a settings page with its own title. */
export function Section({ title, hint, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="4">
        <div>
          <Heading level={2} size="sm" id={titleId}>
            {title}
          </Heading>
          {hint !== undefined && <p className={muted}>{hint}</p>}
        </div>
        {children}
      </Stack>
    </section>
  )
}

const muted = css({ textStyle: 'sm', color: 'fg.muted' })
