import { socialProviders } from '@tandem/api-contract'
import type { SocialProvider } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { button } from '@tandem/design-system/recipes'
import { useState } from 'react'
import { authMessages } from '../messages.ts'
import { ProviderMark } from './provider-mark.tsx'

interface SocialButtonsProps {
  /** The start address of each provider that this host has configured; undefined while the list is loading. */
  services: Partial<Record<SocialProvider, string>> | undefined
  /** Called when somebody chooses a provider. */
  onLeave: () => void
}

/**
 * The providers that this host has configured, or nothing if there are none. If the page appears before the list, it
 * reserves the space of all providers and keeps it, so that nothing moves when the list arrives or fails.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const [isLate] = useState(!props.services)
  return (
    <div className={place}>
      {isLate && <Row />}
      {props.services && <Row {...props} />}
    </div>
  )
}

/** While the list is unknown, the buttons of all providers, invisible. */
function Row({ services, onLeave }: Partial<SocialButtonsProps>) {
  const text = authMessages.useText()
  const offered = socialProviders.filter((provider) => !services || services[provider])
  if (offered.length === 0) return null
  return (
    <section
      className={root}
      style={{ visibility: services ? undefined : 'hidden' }}
      aria-label={text('social.label')}
    >
      <p className={divider} aria-hidden>
        {text('social.label')}
      </p>
      <div className={row}>
        {offered.map((provider) => (
          <a key={provider} href={services?.[provider]} className={button({ size: 'lg' })} onClick={onLeave}>
            <span data-part="content">
              <ProviderMark provider={provider} />
              {text(`social.${provider}`)}
            </span>
          </a>
        ))}
      </div>
    </section>
  )
}

const place = css({ display: 'grid', '& > *': { gridArea: '[1/1]' } })
const root = css({ marginTop: '6' })
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBottom: '3',
  textStyle: 'xs',
  color: 'fg.muted',
  _before: { content: '""', flex: '1', borderTop: '1px solid', borderTopColor: 'border.default' },
  _after: { content: '""', flex: '1', borderTop: '1px solid', borderTopColor: 'border.default' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > *': { flex: '[1 1 6rem]', paddingInline: '2' },
})
