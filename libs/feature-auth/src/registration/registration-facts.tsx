import { socialProviderNames } from '@tandem/api-contract'
import type { VerificationSubject } from '@tandem/api-contract'
import { css } from '@tandem/design-system/css'
import { journeyMessages } from '../journey-messages.ts'
import { ProviderMark } from '../social/provider-mark.tsx'

/** The team and the account that a link would create, so that people can check that it is theirs. */
export function RegistrationFacts({ registration }: { registration: VerificationSubject }) {
  const text = journeyMessages.useText()
  const { team_name, name, email, provider } = registration
  return (
    <dl aria-label={text('verify.facts')} className={rows}>
      <dt>{text('verify.team')}</dt>
      <dd>
        <bdi>{team_name}</bdi>
      </dd>
      <dt>{text('verify.name')}</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>{text('verify.email')}</dt>
      <dd>
        <bdi>{email}</bdi>
      </dd>
      {provider !== null && (
        <>
          <dt>{text('verify.provider')}</dt>
          <dd className={withMark}>
            <ProviderMark provider={provider} />
            {socialProviderNames[provider]}
          </dd>
        </>
      )}
    </dl>
  )
}

const rows = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  rowGap: '2',
  padding: '4',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  textStyle: 'md',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
})
const withMark = css({ display: 'flex', alignItems: 'center', gap: '2' })
