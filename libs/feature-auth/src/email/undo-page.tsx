import { socialProviderNames } from '@tandem/api-contract'
import type { LinkFields, UndoKind, UndoSubject } from '@tandem/api-contract'
import { Button, Stack, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeFailure, incompleteLink, useMailLink } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { AuthHead } from '../frame/auth-head.tsx'
import { FailedLink } from '../frame/failed-link.tsx'
import { LinkButton } from '../frame/link-button.tsx'
import { Working } from '../frame/working.tsx'
import { isLinkRefusal } from '../is-link-refusal.ts'
import { journeyMessages } from '../journey-messages.ts'
import { authPaths } from '../paths.ts'
import { linkQueries, undoMutation } from '../queries.ts'
import { WithoutSession } from '../without-session.tsx'

/** The page of the undo link in a mail: it says what it reverts, and does so after a click. */
export function Component() {
  const link = useMailLink()
  const kind: UndoKind = useLocation().pathname === authPaths.undoEmail ? 'email' : 'sign-in'
  if (link === null) {
    return (
      <>
        <AuthHead />
        <Failed {...incompleteLink()} />
      </>
    )
  }
  return (
    <WithoutSession link={link} head={<AuthHead />}>
      <Undo link={link} kind={kind} />
    </WithoutSession>
  )
}

function Undo({ link, kind }: { link: LinkFields; kind: UndoKind }) {
  const text = journeyMessages.useText()
  const navigate = useNavigate()
  const given = { ...link, kind }
  const { data: subject, error, refetch } = useQuery(linkQueries.undo(given))
  const undo = useMutation(undoMutation)
  const failed = error ?? undo.error
  const failure = failed && (
    <Failed
      {...describeFailure(failed)}
      onTryAgain={!subject && !isLinkRefusal(failed) ? () => void refetch() : undefined}
    />
  )
  if (!subject || (failed && isLinkRefusal(failed))) {
    return (
      <>
        <AuthHead />
        {failure ?? <Working>{text('undo.checking')}</Working>}
      </>
    )
  }

  const handleUndone = (reset: LinkFields) => {
    toast.success({ title: text('undo.done') })
    void navigate(authPaths.resetPassword, { replace: true, state: { link: reset } })
  }
  return (
    <>
      <AuthHead>{text('undo.description', { name: subject.name })}</AuthHead>
      <Stack gap="6">
        {failure}
        <ul className={list}>
          <li>{firstOf(subject, text)}</li>
          <li>{text('undo.sessions')}</li>
          <li>{text('undo.providers')}</li>
          <li>{text('undo.password')}</li>
        </ul>
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={undo.isPending}
          onClick={() => undo.mutate(given, { onSuccess: handleUndone })}
        >
          {text('undo.submit')}
        </Button>
        <p className={note}>{text('undo.fine')}</p>
      </Stack>
    </>
  )
}

/** The first thing that the link reverts. */
function firstOf(
  { kind, email, provider, provider_email }: UndoSubject,
  text: ReturnType<typeof journeyMessages.useText>,
) {
  if (kind === 'email') return text('undo.email', { email })
  if (provider === null) return text('undo.method')
  const name = socialProviderNames[provider]
  return provider_email === null
    ? text('undo.provider', { provider: name })
    : text('undo.providerOf', { provider: name, email: provider_email })
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
      <LinkButton to={authPaths.forgotPassword}>{text('undo.reset')}</LinkButton>
    </FailedLink>
  )
}

const list = css({
  display: 'grid',
  gap: '2',
  paddingInlineStart: '5',
  listStyleType: 'disc',
  overflowWrap: 'anywhere',
})
const note = css({ textStyle: 'sm', color: 'fg.muted' })
