import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { PageBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { Section } from '../frame/section.tsx'
import { SettingsSections } from '../frame/settings-sections.tsx'
import { AccountFacts } from './account-facts.tsx'
import { useProfileText } from './messages.ts'
import { PictureSection } from './picture-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQueries } from './queries.ts'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(profileQueries.own)

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

/** What people show about themselves: picture, name, bio, addresses and time zone. */
export function Component() {
  const text = useProfileText()
  return (
    <PageBoundary failedTitle={text('failed')} loading={<ProfileSkeleton />}>
      <OwnProfile />
    </PageBoundary>
  )
}

function OwnProfile() {
  const { data: profile } = useSuspenseQuery(profileQueries.own)
  return (
    <SettingsSections>
      <PictureSection name={profile.name} picture={profile.profile_picture} />
      <ProfileForm profile={profile} />
      <AccountFacts profile={profile} />
    </SettingsSections>
  )
}

function ProfileSkeleton() {
  const text = useProfileText()
  return (
    <Loading label={text('loading')}>
      <SettingsSections>
        <Section title={text('picture.title')}>
          <Skeleton width={80} height={80} shape="circle" />
        </Section>
        <Section title={text('form.label')}>
          <Stack gap="4">
            <Skeleton width="min(480px, 100%)" height={82} />
            <Skeleton width="min(480px, 100%)" height={124} />
          </Stack>
        </Section>
      </SettingsSections>
    </Loading>
  )
}
