import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The first picture among files. */
const pictureIn = (files: Iterable<File> | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Receives a picture that is pasted into, or dropped on, the conversation around a field. */
export function useBroughtFiles(field: RefObject<HTMLElement | null>, onBring: (file: File) => void): void {
  const bring = useEffectEvent(onBring);
  useEffect(() => {
    const area = field.current?.closest('section');
    if (!area) return;
    const handlePaste = (event: ClipboardEvent) => {
      const file = pictureIn(event.clipboardData?.files);
      // Programs that copy text add a picture of it.
      if (!file || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      bring(file);
    };
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // The browser would open the file in place of the page.
      event.preventDefault();
      event.dataTransfer!.dropEffect = 'copy';
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const file = pictureIn(event.dataTransfer?.files);
      if (file) bring(file);
    };
    area.addEventListener('paste', handlePaste);
    area.addEventListener('dragover', handleOver);
    area.addEventListener('drop', handleDrop);
    return () => {
      area.removeEventListener('paste', handlePaste);
      area.removeEventListener('dragover', handleOver);
      area.removeEventListener('drop', handleDrop);
    };
  }, [field]);
}
