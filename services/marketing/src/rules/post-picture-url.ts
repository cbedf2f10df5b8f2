/** Pictures that editors uploaded. */
export const postPicturePath = '/v1/marketing/pictures/posts/';

/** The URL of a picture that a post may show, uploaded or shipped; its groups are width and height in pixels. */
export const postPictureUrlPattern =
  /^\/v1\/marketing\/pictures\/(?:posts\/[\w-]{22}\.jpg|drawings\/[a-z0-9-]{1,80}\.svg)\?w=(\d{1,4})&h=(\d{1,4})$/;
