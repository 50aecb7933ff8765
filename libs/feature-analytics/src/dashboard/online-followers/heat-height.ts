/** Of the hours in pixels, so that the card is about as high as the one beside it. */
export const heatHeight = 240
