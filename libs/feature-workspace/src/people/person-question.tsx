import type { TeamUser } from '@tandem/api-contract'
import { ConfirmDialog, Stack, Text } from '@tandem/design-system'
import { usePeopleText } from './messages.ts'
import type { PersonQuestion as Question } from './person-dialog.ts'
import type { usePeopleWork } from './use-people-work.ts'

interface PersonQuestionProps {
  kind: Question
  open: boolean
  person: TeamUser
  work: ReturnType<typeof usePeopleWork>
  onClose: () => void
}

/** Asks before something that signs somebody out or can't be undone: names them, and says what stays. */
export function PersonQuestion({ kind, open, person, work, onClose }: PersonQuestionProps) {
  const text = usePeopleText()
  const { name, email } = person
  const confirm = () => {
    if (kind === 'remove' || kind === 'withdraw') work.remove(person, onClose)
    else work[kind](person, onClose)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(`ask.${kind}.title`, { name })}
      confirmLabel={text(`ask.${kind}.confirm`)}
      cancelLabel={text('ask.cancel')}
      closeLabel={text('ask.close')}
      loading={work.isRemoving || work.isUpdating}
      onConfirm={confirm}
      danger
    >
      <Stack as="span" gap="2">
        <Text as="span">
          {kind === 'withdraw' ? text('ask.withdraw.text', { email }) : text(`ask.${kind}.text`, { name })}
        </Text>
        {kind === 'remove' && (
          <>
            <Text as="span">{text('ask.remove.stays')}</Text>
            <Text as="span">{text('ask.remove.instead')}</Text>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
