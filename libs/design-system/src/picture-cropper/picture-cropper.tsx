import { ImageCropper as Ark, useImageCropper } from '@ark-ui/react/image-cropper'
import { Minus, Plus } from 'lucide-react'
import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { pictureCropper } from '@tandem/design-system/recipes'
import { IconButton } from '../icon-button/icon-button.tsx'
import { defineWords } from '../words/define-words.ts'

/** The selected square as a new picture of at most `side` pixels; null when the browser can't make it. */
export type CutPicture = (to: { side: number; type: string; quality?: number }) => Promise<Blob | null>

export interface PictureCropperProps {
  /** The picture and its size in pixels. */
  src: string
  width: number
  height: number
  /** Receives the function that cuts the square out. */
  cutRef?: Ref<CutPicture>
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('pictureCropper', {
  cropper: 'Picture',
  square: 'Crop area',
  instructions: 'Use the arrow keys to move, + and − to zoom.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
})

const zoomRange = { min: 1, max: 4, step: 0.05, button: 0.25 }
/** The picture keeps its proportions and is fully visible at first; this is its maximum height (pixels). */
const highest = 320

/**
 * A square part of a picture, chosen by moving and zooming the picture below it: pointer, wheel, two fingers,
 * keys.
 */
export function PictureCropper({ src, width, height, cutRef, labels }: PictureCropperProps) {
  const words = { ...defaultLabels, ...labels }
  const classes = pictureCropper()
  const cropper = useImageCropper({
    aspectRatio: 1,
    fixedCropArea: true,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
    nudgeStep: 4,
    nudgeStepShift: 20,
    translations: {
      rootLabel: words.cropper,
      rootRoleDescription: undefined,
      previewDescription: ({ zoom }) => `${words.zoom} ${percent(zoom ?? 1)}`,
      selectionLabel: () => words.square,
      selectionInstructions: words.instructions,
      selectionRoleDescription: undefined,
      selectionValueText: () => words.instructions,
    },
  })
  useImperativeHandle(
    cutRef,
    () => async (to) => {
      const picture = await cropper.getCroppedImage({
        type: to.type,
        quality: to.quality,
        maxSize: { width: to.side, height: to.side },
        output: 'blob',
      })
      return picture instanceof Blob ? picture : null
    },
    [cropper],
  )
  const zoomBy = (step: number) => cropper.setZoom(cropper.zoom + step)
  return (
    <div className={classes.root}>
      <Ark.RootProvider value={cropper}>
        <div className={classes.stage}>
          <Ark.Viewport
            className={classes.viewport}
            style={{ aspectRatio: `${width} / ${height}`, maxWidth: (highest * width) / height }}
          >
            <Ark.Image className={classes.image} src={src} />
            {/* If hidden until the picture is measured, it couldn't take the focus that a dialog moves
                immediately. */}
            <Ark.Selection
              className={classes.selection}
              style={{ visibility: 'visible' }}
              data-autofocus=""
            />
          </Ark.Viewport>
        </div>
      </Ark.RootProvider>
      <div className={classes.zoom}>
        <IconButton
          label={words.zoomOut}
          icon={<Minus aria-hidden />}
          onClick={() => zoomBy(-zoomRange.button)}
        />
        <input
          type="range"
          className={classes.range}
          aria-label={words.zoom}
          aria-valuetext={percent(cropper.zoom)}
          min={zoomRange.min}
          max={zoomRange.max}
          step={zoomRange.step}
          value={cropper.zoom}
          onChange={(event) => cropper.setZoom(event.target.valueAsNumber)}
        />
        <IconButton
          label={words.zoomIn}
          icon={<Plus aria-hidden />}
          onClick={() => zoomBy(zoomRange.button)}
        />
      </div>
    </div>
  )
}

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`
