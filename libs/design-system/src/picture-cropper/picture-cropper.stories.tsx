import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { PictureCropper } from './picture-cropper.tsx'
import type { CutPicture, PictureCropperProps } from './picture-cropper.tsx'
import { State, StateGrid } from '../example-states.tsx'

/** Three vertical stripes, red, green and blue, so that the colours show which part was cut. */
function stripes(width: number, height: number) {
  const stripe = (colour: string, index: number) =>
    `<rect x="${(index * width) / 3}" width="${width / 3}" height="${height}" fill="${colour}"/>`
  const drawn = ['red', 'lime', 'blue'].map(stripe).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const onCut = fn<(cut: Blob | null) => void>()

function Cropping(props: PictureCropperProps) {
  const cut = useRef<CutPicture>(null)
  return (
    <div style={{ maxWidth: 432 }}>
      <PictureCropper {...props} cutRef={cut} />
      <Button onClick={async () => onCut((await cut.current?.({ side: 64, type: 'image/png' })) ?? null)}>
        Cut out
      </Button>
    </div>
  )
}

const meta = {
  title: 'Picture cropper (image crop, image editor)',
  id: 'design-system-picture-cropper',

  component: PictureCropper,
  render: (args) => <Cropping {...args} />,
  args: { src: stripes(600, 200), width: 600, height: 200 },
  beforeEach: () => void onCut.mockClear(),
} satisfies Meta<typeof PictureCropper>
export default meta

type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

/** The colour in the middle of the current cut, and its width. */
async function cutOut({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  const calls = onCut.mock.calls.length
  await userEvent.click(canvas.getByRole('button', { name: 'Cut out' }))
  await waitFor(() => expect(onCut.mock.calls.length).toBe(calls + 1))
  const picture = await createImageBitmap(onCut.mock.lastCall![0]!)
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const [red, green, blue] = context.getImageData(picture.width / 2, picture.height / 2, 1, 1).data
  return { width: picture.width, height: picture.height, colour: [red, green, blue] }
}

const square = async ({ canvas }: Pick<Played, 'canvas'>) => {
  const found = canvas.getByRole('slider', { name: 'Crop area' })
  await waitFor(() => expect(found).toBeVisible())
  return found
}

export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = await square({ canvas })
    await expect(await cutOut({ canvas, userEvent })).toEqual({ width: 64, height: 64, colour: [0, 255, 0] })
    part.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight>12/}{/Shift}')
    await expect(await cutOut({ canvas, userEvent })).toMatchObject({ colour: [255, 0, 0] })
    part.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft>24/}{/Shift}')
    await expect(await cutOut({ canvas, userEvent })).toMatchObject({ colour: [0, 0, 255] })
  },
}

export const Zoomed: Story = {
  args: { src: stripes(96, 96), width: 96, height: 96 },
  play: async ({ canvas, userEvent }) => {
    const part = await square({ canvas })
    await expect(await cutOut({ canvas, userEvent })).toMatchObject({ width: 64, height: 64 })
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.25')
    part.focus()
    await userEvent.keyboard('++++')
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '165%')
    // It isn't enlarged.
    await expect(await cutOut({ canvas, userEvent })).toMatchObject({ width: 58, colour: [0, 255, 0] })
  },
}

export const Upright: Story = { args: { src: stripes(200, 600), width: 200, height: 600 } }

export const States: Story = {
  render: (args) => (
    <StateGrid width={300}>
      <State name="Default">
        <PictureCropper {...args} labels={{ cropper: 'Default' }} />
      </State>
      <State name="Hover" look="hover" of="button">
        <PictureCropper {...args} labels={{ cropper: 'Hover' }} />
      </State>
      <State name="Focus" look="focus" of="[role=slider]">
        <PictureCropper {...args} labels={{ cropper: 'Focus' }} />
      </State>
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('slider', { name: 'Crop area' })
    await waitFor(() => parts.forEach((part) => expect(part).toBeVisible()))
  },
}
