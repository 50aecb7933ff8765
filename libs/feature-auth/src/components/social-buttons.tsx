import { socialProviders } from '@tandem/api-contract'
import type { SocialProvider } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { button } from '@tandem/design-system/recipes'
import { authMessages } from '../messages.ts'
import { ProviderMark } from './provider-mark.tsx'

interface SocialButtonsProps {
  /** Where each provider starts that this host has set up. */
  services: Partial<Record<SocialProvider, string>>
  /** Called when one goes to a provider. */
  onLeave: () => void
}

/** The providers that this host has set up; nothing where it has none. */
export function SocialButtons({ services, onLeave }: SocialButtonsProps) {
  const text = authMessages.useText()
  const offered = socialProviders.filter((provider) => services[provider] !== undefined)
  if (offered.length === 0) return null
  return (
    <section className={root} aria-label={text('social.label')}>
      <p className={divider} aria-hidden>
        {text('social.label')}
      </p>
      <div className={row}>
        {offered.map((provider) => (
          <a key={provider} href={services[provider]} className={button({ size: 'lg' })} onClick={onLeave}>
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
