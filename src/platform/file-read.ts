/** Asks the visitor for a file. Null when none is chosen. Call from a user gesture. Nothing of the file is read yet. */
export async function pickFile(accept: string): Promise<File | null> {
  return (await pickFiles(accept, false))[0] ?? null;
}

/** The same for one or several files. Empty when none is chosen. */
export function pickFiles(accept: string, isMultiple: boolean): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = isMultiple;
  return chosenFiles(input);
}

function chosenFiles(input: HTMLInputElement): Promise<readonly File[]> {
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}

/** Whether the browser can ask for a folder. */
export function canPickFolder(): boolean {
  return typeof HTMLInputElement === 'function' && 'webkitdirectory' in HTMLInputElement.prototype;
}

/** The files of a folder and of those in it, with their path in `webkitRelativePath`. Empty when none is chosen. */
export function pickFolder(): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  return chosenFiles(input);
}

/** Whether a drag over the page carries files. The files themselves are known only after the drop. */
export function holdsFile(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The first file of a drop or paste. */
export function fileOf(transfer: DataTransfer | null): File | null {
  return transfer?.files[0] ?? null;
}

/** All files of a drop. */
export function filesOf(transfer: DataTransfer | null): readonly File[] {
  return [...(transfer?.files ?? [])];
}

/** Stops the browser from opening a file that is dropped outside every drop area. @returns a function that ends this. */
export function refuseFileDrops(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !holdsFile(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
