import { Button, toast } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTeamText } from './messages.ts'
import { keepTeamMutation } from './queries.ts'

/** Cancels the deletion of the team. */
export function KeepTeamButton({ size }: { size?: 'sm' }) {
  const text = useTeamText()
  const { mutate, isPending } = useMutation({
    ...keepTeamMutation,
    onSuccess: () => toast.success({ title: text('deletion.kept'), description: text('deletion.keptText') }),
  })
  return (
    <Button size={size} loading={isPending} onClick={() => mutate()}>
      {text('deletion.keep')}
    </Button>
  )
}
