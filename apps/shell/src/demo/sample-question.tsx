import { Banner, ConfirmDialog } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shellMessages } from '../messages.ts'
import { makeSampleAnew } from './demo-sample.ts'

interface SampleQuestionProps {
  /** What is asked; null while nothing is. */
  asked: 'empty' | 'full' | null
  onAnswered: () => void
}

/** Asks before the demo's team is emptied or filled anew, and says what goes. */
export function SampleQuestion({ asked, onAnswered }: SampleQuestionProps) {
  const text = shellMessages.useText()
  // The words stay while the dialog leaves.
  const [last, setLast] = useState<'empty' | 'full'>('empty')
  if (asked !== null && asked !== last) setLast(asked)
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: makeSampleAnew,
    meta: { errors: 'local' },
    // Another team from here on: nothing that was read of the former one may stay.
    onSuccess: () => window.location.assign('/'),
  })
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        reset()
        onAnswered()
      }}
      title={text(`demo.${last}.title`)}
      confirmLabel={text(`demo.${last}.action`)}
      cancelLabel={text('demo.cancel')}
      onConfirm={() => mutate(last)}
      loading={isPending || isSuccess}
      danger
    >
      {text(`demo.${last}.text`)}
      {isError && (
        <Banner tone="danger" announce>
          {text('demo.failed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
