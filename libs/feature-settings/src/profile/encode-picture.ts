import { pictureLimits } from '@tandem/api-contract'

/** The maximum size of a stored picture (pixels): sharp in the largest avatar. */
export const keptSide = 512

/**
 * Encodes the cropped picture in base64. It is redrawn, so that no camera metadata is included. A PNG may be
 * transparent and stays one, unless it is too large.
 */
export async function encodePicture(cut: Blob, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const isSmallPng = type === 'image/png' && cut.type === 'image/png' && cut.size <= pictureLimits.bytes
  return base64Of(isSmallPng ? cut : await asJpeg(cut))
}

async function asJpeg(cut: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(cut)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  })
  const context = canvas.getContext('2d')!
  // Transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob === null) throw new Error('The browser made no JPEG of the picture')
  return blob
}

/** The bytes of a file in base64. */
export async function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve)
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(blob)
  })
  return (reader.result as string).replace(/^.*,/, '')
}
