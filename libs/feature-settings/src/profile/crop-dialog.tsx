import { Banner, Dialog, PictureCropper, Stack } from '@tandem/design-system'
import type { CutPicture } from '@tandem/design-system'
import { FailureBanner, noFailure, readFailure, successToast } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { encodePicture, keptSide } from './encode-picture.ts'
import { useProfileText } from './messages.ts'
import type { OpenedPicture } from './open-picture.ts'
import { setPictureMutation } from './queries.ts'

interface CropDialogProps {
  picture: OpenedPicture
  open: boolean
  onClose: () => void
}

/** Chooses the square of a picture, and saves it. */
export function CropDialog({ picture, open, onClose }: CropDialogProps) {
  const text = useProfileText()
  const cut = useRef<CutPicture>(null)
  const [failure, setFailure] = useState(noFailure)
  const [isNotMade, setNotMade] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const { mutateAsync, isPending } = useMutation(setPictureMutation)

  const make = async () => {
    try {
      const square = await cut.current?.({ side: keptSide, type: 'image/png' })
      return square ? await encodePicture(square, picture.type) : null
    } catch {
      return null
    }
  }
  const save = async () => {
    if (isMaking || isPending) return
    setFailure(noFailure)
    setMaking(true)
    const made = await make()
    setMaking(false)
    setNotMade(made === null)
    if (made === null) return
    try {
      await mutateAsync(made)
      successToast.updated(text('picture.thing'))
      onClose()
    } catch (error) {
      setFailure(readFailure(error, {}))
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('picture.cropTitle')}
      description={text('picture.cropText')}
      labels={{ close: text('close'), cancel: text('cancel') }}
      action={{
        label: text('picture.save'),
        loading: isMaking || isPending,
        onAction: () => void save(),
      }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        {isNotMade && (
          <Banner tone="danger" announce>
            {text('picture.notMade')}
          </Banner>
        )}
        <PictureCropper
          cutRef={cut}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          labels={{
            cropper: text('crop.cropper'),
            square: text('crop.square'),
            instructions: text('crop.instructions'),
            zoom: text('crop.zoom'),
            zoomIn: text('crop.zoomIn'),
            zoomOut: text('crop.zoomOut'),
          }}
        />
      </Stack>
    </Dialog>
  )
}
