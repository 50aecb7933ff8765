// Exif 2.3, 4.5: a header of TIFF, and a directory with one entry.
const marker = [0xff, 0xe1, 0, 34]
const exifStart = [0x45, 0x78, 0x69, 0x66, 0, 0]
const tiffHeader = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
const directoryOf = (turn: number) => [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]
const orientationTag = 0x0112

/**
 * From a camera's segment: a segment with only the orientation. Null when the picture is upright, or the
 * segment doesn't say.
 */
export function exifTurn(segment: Uint8Array): Uint8Array | null {
  const turn = orientationOf(segment.subarray(2))
  if (turn === null || turn < 2 || turn > 8) return null
  return Uint8Array.from([...marker, ...exifStart, ...tiffHeader, ...directoryOf(turn)])
}

function orientationOf(exif: Uint8Array): number | null {
  if (exifStart.some((byte, index) => exif[index] !== byte)) return null
  const tiff = new DataView(exif.buffer, exif.byteOffset + 6, exif.length - 6)
  try {
    const isLittle = tiff.getUint16(0) === 0x4949
    const directory = tiff.getUint32(4, isLittle)
    const entries = tiff.getUint16(directory, isLittle)
    for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
      if (tiff.getUint16(entry, isLittle) === orientationTag) return tiff.getUint16(entry + 8, isLittle)
    }
    return null
  } catch (error) {
    // It points outside itself, so the orientation is unknown.
    if (error instanceof RangeError) return null
    throw error
  }
}
