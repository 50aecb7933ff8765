import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Picture } from './encode-png.ts'

/** One story of a sheet, as it looks in one theme. */
export interface NamedPicture {
  name: string
  picture: Buffer
}

/**
 * Draws the pictures of a component's stories below each other, each under its name, without the empty space
 * below and beside them. A story that looks like an earlier one says so instead of being shown twice.
 *
 * This drawing is what is compared later: it has few enough colours to be kept in a repository.
 */
export async function drawSheet(page: Page, pictures: NamedPicture[], font: string): Promise<Picture> {
  const stories = pictures.map(({ name, picture }, index) => {
    const twin = pictures.slice(0, index).find((earlier) => earlier.picture.equals(picture))
    return twin
      ? { caption: `${name}: looks like ${twin.name}` }
      : { caption: name, png: picture.toString('base64') }
  })
  await page.goto('about:blank')
  const { packed, ...size } = await page.evaluate(draw, { stories, font })
  return { ...size, pixels: inflateSync(packed) }
}

/** Runs in the page. */
async function draw({ stories, font }: { stories: { caption: string; png?: string }[]; font: string }) {
  const captionHeight = 24
  const gap = 8
  const margin = 16

  const decode = async (png: string) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    return image
  }
  /** The size of a picture without the margin in the colour of its last corner. */
  const findExtent = (image: HTMLImageElement) => {
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })!
    context.drawImage(image, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)
    const empty = pixels[pixels.length - 1]
    let right = 0
    let bottom = 0
    for (let y = 0; y < image.height; y++) {
      const row = pixels.subarray(y * image.width, (y + 1) * image.width)
      const last = row.findLastIndex((pixel) => pixel !== empty)
      if (last === -1) continue
      right = Math.max(right, last)
      bottom = y
    }
    return {
      width: Math.min(image.width, right + 1 + margin),
      height: Math.min(image.height, bottom + 1 + margin),
    }
  }
  /**
   * Keeps the colours of surfaces, and rounds those of edges and letters, which make most of a picture's
   * bytes. Returns false as soon as there are too many colours.
   */
  const roundInto = (
    rounded: Uint32Array,
    pixels: Uint32Array,
    width: number,
    step: number,
    most: number,
  ) => {
    const steps = Uint8Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.round(value / step) * step),
    )
    const colours = new Set<number>()
    let last = -1
    for (let index = 0; index < pixels.length; index++) {
      let pixel = pixels[index]!
      if (pixel !== pixels[index - 1] || pixel !== pixels[index - width]) {
        const red = steps[pixel & 255]!
        const green = steps[(pixel >> 8) & 255]!
        const blue = steps[(pixel >> 16) & 255]!
        pixel = ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
      }
      rounded[index] = pixel
      if (pixel === last) continue
      last = pixel
      if (colours.add(pixel).size > most) return false
    }
    return true
  }
  /** Much smaller on its way to the test, because surfaces repeat. */
  const pack = async (pixels: Uint32Array<ArrayBuffer>) => {
    const packing = new Blob([pixels]).stream().pipeThrough(new CompressionStream('deflate'))
    return new Uint8Array(await new Response(packing).arrayBuffer())
  }

  const face = await new FontFace('Caption', `url(data:font/woff2;base64,${font})`).load()
  document.fonts.add(face)
  const images = await Promise.all(
    stories.map(async ({ png }) => (png === undefined ? undefined : decode(png))),
  )
  const parts = images.map((image) => image && { image, ...findExtent(image) })
  const canvas = new OffscreenCanvas(
    innerWidth,
    parts.reduce((sum, part) => sum + captionHeight + (part ? part.height + gap : gap), 0),
  )
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!
  context.fillStyle = '#808080'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.font = '12px Caption'
  let top = 0
  for (const [index, part] of parts.entries()) {
    context.fillStyle = '#404040'
    context.fillRect(0, top, canvas.width, captionHeight)
    context.fillStyle = '#ffffff'
    context.fillText(stories[index]?.caption ?? '', gap, top + 16)
    top += captionHeight
    if (part) {
      const { image, width, height } = part
      context.drawImage(image, 0, 0, width, height, 0, top, width, height)
      top += height
    }
    top += gap
  }

  const drawn = context.getImageData(0, 0, canvas.width, canvas.height)
  const pixels = new Uint32Array(drawn.data.buffer)
  const { width, height } = canvas
  const rounded = new Uint32Array(pixels.length)
  // 256 colours take a third of the bytes; only a picture with very many surfaces needs the largest steps.
  const attempts = [
    [16, 256],
    [32, 256],
    [64, Infinity],
  ] as const
  attempts.some(([step, most]) => roundInto(rounded, pixels, width, step, most))
  return { width, height, packed: await pack(rounded) }
}
