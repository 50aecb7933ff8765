/** The height of the hours in pixels, so that the card is about as high as its neighbour. */
export const heatHeight = 240
