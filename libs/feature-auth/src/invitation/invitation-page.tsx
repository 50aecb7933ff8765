import type { LinkFields } from '@tandem/api-contract'
import { Stack, toast } from '@tandem/design-system'
import { describeFailure, incompleteLink, useMailLink } from '@tandem/page-parts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AuthHead } from '../frame/auth-head.tsx'
import { FailedLink } from '../frame/failed-link.tsx'
import { LinkButton } from '../frame/link-button.tsx'
import { Working } from '../frame/working.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { linkQueries } from '../queries.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { WithoutSession } from '../without-session.tsx'

export { loadInvitation as loader } from './load-invitation.ts'

/** Where the link of an invitation leads: checks it, and makes the invited person a member. */
export function Component() {
  const text = journeyMessages.useText()
  const link = useMailLink()
  const isMissing = link === null
  useEffect(() => {
    if (isMissing) toast.error({ id: 'invitation-link', title: incompleteLink().title })
  }, [isMissing])
  if (isMissing) {
    return (
      <>
        <AuthHead />
        <Failed title={text('invitation.incomplete')} description={incompleteLink().description} />
      </>
    )
  }
  return (
    <WithoutSession link={link} head={<AuthHead />}>
      <Invitation link={link} />
    </WithoutSession>
  )
}

function Invitation({ link }: { link: LinkFields }) {
  const text = journeyMessages.useText()
  const signedIn = useSignedIn()
  const { data: invitation, error, refetch } = useQuery(linkQueries.invitation(link))
  const [refusal, setRefusal] = useState<Error | null>(null)
  const failed = error ?? refusal
  const failure = failed && (
    <Failed
      {...describeFailure(failed)}
      onTryAgain={isLinkRefusal(failed) ? undefined : () => void refetch()}
    />
  )
  if (!invitation) {
    return (
      <>
        <AuthHead />
        {failure ?? <Working>{text('invitation.checking')}</Working>}
      </>
    )
  }
  const { email, team_name } = invitation
  return (
    <>
      <AuthHead>{text('invitation.description', { email, team: team_name })}</AuthHead>
      <Stack gap="6">
        {failure}
        <InvitationForm link={link} email={email} onAccepted={(user) => signedIn(user)} onOver={setRefusal} />
      </Stack>
    </>
  )
}

interface FailedProps {
  title: string
  description?: string
  onTryAgain?: (() => void) | undefined
}

function Failed(props: FailedProps) {
  const text = journeyMessages.useText()
  return (
    <FailedLink {...props}>
      <LinkButton to={authPaths.login}>{text('toSignIn')}</LinkButton>
    </FailedLink>
  )
}
