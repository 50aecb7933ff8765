import { orKept } from '@tandem/api-client'
import { toast } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { readMeta, sessionQueries, updateMetaMutation } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Preferences = Readonly<Record<string, string>>

/**
 * Changes preferences, says what was done once it is, and offers to set them back to what they were before, as long
 * as nothing else was chosen since.
 */
export function useUndoable() {
  const text = useDialogText()
  const client = useQueryClient()
  const { mutate, mutateAsync } = useMutation(updateMetaMutation)
  return async (title: string, change: Preferences, before: Preferences) => {
    const undo = () => {
      const user = client.getQueryData(sessionQueries.me.queryKey) ?? null
      if (Object.entries(change).every(([key, value]) => readMeta(user, key) === value)) mutate(before)
      else toast.error({ title: text('changedSince') })
    }
    try {
      await orKept(mutateAsync(change))
    } catch {
      // A refusal is shown as a toast.
      return
    }
    toast.success({ title, action: { label: text('undo'), onAction: undo } })
  }
}
