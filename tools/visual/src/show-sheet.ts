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
export async function showSheet(page: Page, pictures: NamedPicture[], font: string): Promise<void> {
  const stories = pictures.map(({ name, picture }, index) => {
    const twin = pictures.slice(0, index).find((earlier) => earlier.picture.equals(picture))
    return twin
      ? { caption: `${name}: looks like ${twin.name}` }
      : { caption: name, png: picture.toString('base64') }
  })
  await page.goto('about:blank')
  await page.setContent('<!doctype html><style>body { margin: 0 } canvas { display: block }</style><canvas>')
  await page.evaluate(drawSheet, { stories, font })
}

/** The pixels of the displayed sheet. */
export async function readSheet(page: Page): Promise<Picture> {
  const { url, ...size } = await page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    const reader = new FileReader()
    const read = new Promise((done) => reader.addEventListener('load', done))
    reader.readAsDataURL(new Blob([data]))
    await read
    return { width, height, url: reader.result as string }
  })
  return { ...size, pixels: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}

/** Runs in the page. */
async function drawSheet({ stories, font }: { stories: { caption: string; png?: string }[]; font: string }) {
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
    for (let index = 0; index < pixels.length; index++) {
      if (pixels[index] === empty) continue
      right = Math.max(right, index % image.width)
      bottom = Math.floor(index / image.width)
    }
    return {
      width: Math.min(image.width, right + 1 + margin),
      height: Math.min(image.height, bottom + 1 + margin),
    }
  }
  /**
   * Keeps the colours of surfaces, and rounds those of edges and letters, which make most of a picture's
   * bytes.
   */
  const inSteps = (pixels: Uint32Array, width: number, step: number) => {
    const round = (value: number) => Math.min(255, Math.round(value / step) * step)
    return pixels.map((pixel, index) => {
      if (pixel === pixels[index - 1] && pixel === pixels[index - width]) return pixel
      const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255].map(round)
      return ((255 << 24) | (blue! << 16) | (green! << 8) | red!) >>> 0
    })
  }

  const face = await new FontFace('Caption', `url(data:font/woff2;base64,${font})`).load()
  document.fonts.add(face)
  const images = await Promise.all(
    stories.map(async ({ png }) => (png === undefined ? undefined : decode(png))),
  )
  const parts = images.map((image) => image && { image, ...findExtent(image) })
  const canvas = document.querySelector('canvas')!
  canvas.width = innerWidth
  canvas.height = parts.reduce((sum, part) => sum + captionHeight + (part ? part.height + gap : gap), 0)
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
  // 256 colours take a third of the bytes; only a picture with very many surfaces needs the largest steps.
  const settled = [16, 32].map((step) => inSteps(pixels, canvas.width, step))
  pixels.set(settled.find((colours) => new Set(colours).size <= 256) ?? inSteps(pixels, canvas.width, 64))
  context.putImageData(drawn, 0, 0)
}
