import { isApiError } from '@tandem/api-client'
import { AccountUsername } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Banner, Button, toast } from '@tandem/design-system'
import { describeFailure, GuardedDialog, NameForm, readFailure, useUnsavedGuard } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { demoQueries } from '../queries.ts'
import type { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { trackAccountMutation } from './queries.ts'

interface TrackAccountFormProps {
  open: boolean
  connecting: ReturnType<typeof useConnect>
  onClose: () => void
}

/** How many of a demo's accounts the hint names; the field suggests all. */
const namedInHint = 3

/** Refusals about the username itself, or about reaching it. */
const aboutName = [
  'USERNAME_NOT_FOUND_ON_INSTAGRAM',
  'INSTAGRAM_USER_ALREADY_EXISTS',
  'NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER',
] as const

/** Shows a refusal of the username on the field. */
function readRefusal(error: unknown, username: string): FormFailure {
  const failure = readFailure(error, { username })
  if (!failure.banner || !aboutName.some((code) => isApiError(error, code))) return failure
  const { title, description } = describeFailure(error)
  return { refusals: { username: { message: `${title}. ${description}`, value: username } }, banner: null }
}

/** The dialog that tracks somebody else's account by username. */
export function TrackAccountForm({ open, connecting, onClose }: TrackAccountFormProps) {
  const text = useAccountText()
  const formId = useId()
  const [isTyped, setTyped] = useState(false)
  const [needsAccount, setNeedsAccount] = useState(false)
  const guard = useUnsavedGuard(open && isTyped)
  const track = useMutation(trackAccountMutation)
  const { data: demo } = useQuery({ ...demoQueries.offer(), enabled: open && demoQueries.isOffered() })
  const offered = demo?.accounts ?? []

  const submit = async (username: string) => {
    setNeedsAccount(false)
    try {
      const [account] = await track.mutateAsync(username)
      guard.release()
      onClose()
      toast.success({
        title: text('toast.tracked', { account: account ? accountName(account) : `@${username}` }),
        description: text('toast.trackedText'),
      })
    } catch (error) {
      setNeedsAccount(isApiError(error, 'NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER'))
      throw error
    }
  }
  const connectFirst = () => {
    guard.release()
    connecting.connect()
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard')}
      open={open}
      onClose={onClose}
      title={text('track.title')}
      description={text('track.text')}
      action={{ label: text('track.submit'), form: formId, loading: track.isPending }}
    >
      <NameForm
        formId={formId}
        label={text('track.username')}
        hint={
          offered.length === 0
            ? text('track.usernameHint')
            : text('track.demoHint', { usernames: offered.slice(0, namedInHint).join(', ') })
        }
        placeholder={text('track.placeholder')}
        suggestions={offered}
        field="username"
        schema={AccountUsername}
        startsHere
        onType={(typed) => setTyped(typed !== '')}
        onSubmit={submit}
        readRefusal={readRefusal}
      >
        {needsAccount && (
          <Banner
            tone="info"
            actions={
              <Button size="sm" loading={connecting.isLeaving} onClick={connectFirst}>
                {text('page.connect')}
              </Button>
            }
          >
            {text('track.connectFirst')}
          </Banner>
        )}
      </NameForm>
    </GuardedDialog>
  )
}
