import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Loading, Skeleton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { PageBoundary, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { Section } from '../frame/section.tsx'
import { SettingsSections } from '../frame/settings-sections.tsx'
import { VerifiedAddress } from './verified-address.tsx'
import { profileQueries } from '../profile/queries.ts'
import { EmailForm } from './email-form.tsx'
import { EmailLinkBanner } from './email-link-banner.tsx'
import { useEmailText } from './messages.ts'
import { useEmailLink } from './use-email-link.ts'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(profileQueries.own)

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

/** The user's sign-in address and how to change it; the link of the mail leads here too. */
export function Component() {
  const text = useEmailText()
  const user = useUser()
  const link = useEmailLink(user)
  // The error page would lose the link's result.
  const Boundary = link.kind === 'none' ? PageBoundary : WidgetBoundary
  return (
    <div>
      {link.kind !== 'none' && (
        <div className={above}>
          <EmailLinkBanner state={link} name={user.name} />
        </div>
      )}
      <Boundary failedTitle={text('failed')} loading={<EmailSkeleton />}>
        <OwnEmail />
      </Boundary>
    </div>
  )
}

function OwnEmail() {
  const text = useEmailText()
  const { data: profile } = useSuspenseQuery(profileQueries.own)
  return (
    <SettingsSections>
      <Section title={text('current')}>
        <VerifiedAddress email={profile.email} />
      </Section>
      <Section title={text('form.title')} hint={text('form.hint')}>
        <EmailForm profile={profile} />
      </Section>
    </SettingsSections>
  )
}

function EmailSkeleton() {
  const text = useEmailText()
  return (
    <Loading label={text('loading')}>
      <SettingsSections>
        <Section title={text('current')}>
          <Skeleton width={260} height={22} />
        </Section>
        <Section title={text('form.title')} hint={text('form.hint')}>
          <Skeleton width="min(480px, 100%)" height={62} />
        </Section>
      </SettingsSections>
    </Loading>
  )
}

const above = css({ marginBottom: '6' })
