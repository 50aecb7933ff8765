import { toast } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'

type Preferences = Readonly<Record<string, string>>

/** Changes preferences, says what was done, and offers to set them back to what they were before. */
export function useUndoable() {
  const text = useDialogText()
  const { mutate } = useMutation(updateMetaMutation)
  return (title: string, change: Preferences, before: Preferences) => {
    mutate(change)
    toast.success({ title, action: { label: text('undo'), onAction: () => mutate(before) } })
  }
}
