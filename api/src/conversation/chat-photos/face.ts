export { PHOTO_OF_MESSAGE, findSentPhoto } from './repository.ts';
export {
  type PhotoReader,
  deleteChatPhotos,
  deleteUnseenPhotos,
  deleteUnsentPhotos,
  ownUpload,
  presentChatPhoto,
  removeSentPhoto,
  tieToMessage,
} from './service.ts';
