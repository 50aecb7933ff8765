import { Stack, TagsField, TextField } from '@tandem/design-system'
import { FailureBanner, GuardedDialog, refusalOf } from '@tandem/page-parts'
import { useId } from 'react'
import { addAddresses, addressSeparators } from './invited-addresses.ts'
import { usePeopleText } from './messages.ts'
import { RoleField } from './role-field.tsx'
import { useInvitations } from './use-invitations.ts'

interface InvitePeopleFormProps {
  open: boolean
  onClose: () => void
}

/**
 * The dialog that invites people with one role; a single one can be given a name. Refused addresses stay in it with the
 * reason.
 */
export function InvitePeopleForm({ open, onClose }: InvitePeopleFormProps) {
  const text = usePeopleText()
  const formId = useId()
  const { guard, form, nameInput, tags, typed, name, role, failure, needed, ...invitations } = useInvitations(
    {
      open,
      onClose,
    },
  )
  const addresses = addAddresses(tags, typed)
  const count = addresses.filter(({ problem }) => problem === undefined).length
  const isOne = addresses.length === 1
  const problems = tags.flatMap(({ value, problem }) =>
    problem === undefined ? [] : [text('invite.problem', { email: value, reason: problem })],
  )
  return (
    <GuardedDialog
      guard={guard}
      loss={text('invite.loss')}
      open={open}
      onClose={onClose}
      title={text('invite.title')}
      description={text('invite.text')}
      action={{ label: text('invite.submit'), form: formId, loading: invitations.isSending }}
      footerStart={<output>{count > 0 && text('invite.count', { count })}</output>}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invitations.submit()
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={failure} />
          <TagsField
            label={text('invite.emails')}
            hint={text('invite.emailsHint')}
            error={
              problems.length > 0 ? (
                <Stack as="span" gap="1">
                  {problems.map((problem) => (
                    <span key={problem}>{problem}</span>
                  ))}
                </Stack>
              ) : (
                needed
              )
            }
            name="emails"
            inputMode="email"
            autoComplete="off"
            tags={tags}
            typed={typed}
            onTypedChange={invitations.setTyped}
            separators={addressSeparators}
            onAdd={invitations.add}
            onRemove={invitations.remove}
            labels={{ list: text('invite.list'), remove: (email) => text('invite.remove', { email }) }}
          />
          {(isOne || name.trim() !== '') && (
            <TextField
              ref={nameInput}
              label={text('invite.name')}
              hint={text(addresses.length > 1 ? 'invite.nameOfOne' : 'invite.nameHint')}
              name="name"
              dir="auto"
              autoComplete="off"
              value={name}
              error={refusalOf(failure.refusals.name, name)}
              onChange={(event) => invitations.setName(event.target.value)}
            />
          )}
          <RoleField value={role} onChange={invitations.setRole} error={failure.refusals.role?.message} />
        </Stack>
      </form>
    </GuardedDialog>
  )
}
