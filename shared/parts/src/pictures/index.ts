export { PictureFigure } from './PictureFigure.tsx';
export { usePictureViewer } from './usePictureViewer.tsx';
