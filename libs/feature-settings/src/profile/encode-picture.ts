import { pictureLimits } from '@tandem/api-contract'

/** As wide and high as a picture is kept at most (pixels): sharp where a face is shown largest. */
export const keptSide = 512

/**
 * Makes what is sent out of what was cropped, in base64. It is drawn anew, so nothing that a camera wrote into the file
 * goes along. A PNG may have see-through parts and stays one, unless that weighs too much.
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
  // What is see-through would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob === null) throw new Error('The browser made no JPEG of the picture')
  return blob
}

async function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve)
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(blob)
  })
  return (reader.result as string).replace(/^.*,/, '')
}
