/** Posts can only show pictures stored under this path. */
export const postPicturePath = '/v1/marketing/pictures/posts/';

/** A whole picture URL; its groups are width and height in pixels. */
export const postPictureUrlPattern = /^\/v1\/marketing\/pictures\/posts\/[\w-]{22}\.jpg\?w=(\d{1,4})&h=(\d{1,4})$/;
