import { Banner, ConfirmDialog } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { shellMessages } from '../messages.ts'
import { makeSampleAnew } from './demo-sample.ts'

interface SampleQuestionProps {
  wanted: 'empty' | 'full'
  isOpen: boolean
  onClose: () => void
}

/** Asks before the demo's team is emptied or filled again, and says what is deleted. */
export function SampleQuestion({ wanted, isOpen, onClose }: SampleQuestionProps) {
  const text = shellMessages.useText()
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: makeSampleAnew,
    meta: { errors: 'local' },
    // It is another team now, so nothing of the former one may stay on screen.
    onSuccess: () => window.location.assign('/'),
  })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return
        reset()
        onClose()
      }}
      title={text(`demo.${wanted}.title`)}
      confirmLabel={text(`demo.${wanted}.action`)}
      cancelLabel={text('demo.cancel')}
      onConfirm={() => mutate(wanted)}
      loading={isPending || isSuccess}
      danger
    >
      {text(`demo.${wanted}.text`)}
      {isError && (
        <Banner tone="danger" announce>
          {text('demo.failed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
