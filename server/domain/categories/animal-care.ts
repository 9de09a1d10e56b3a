/** Beginnings of words for medicine of animals in about 20 languages, as `tokenize` writes them. */
const VETERINARY =
  /^(?:veterin|weteryn|vetklin|vet$|vets$|tier(?:arzt|arzt|arzte|klinik|medizin|heil|physio|apotheke)|dierenart|dierenkliniek|kleintier|grosstier|dyrlaeg|dyreklin|djursjuk|elainlaak|allatorv|allatgyogy|baytar|ktiniatr|بيطري|البيطري)/;
const ANIMAL =
  /^(?:animals?|pets?|dogs?|cats?|puppy|puppies|canin[aeo]?s?|canine|feline|equine|hunde?|hundesalon|hundefriseur|hundepflege|katzen|tiere?|perros?|mascotas?|chiens?|chats?|animaux|cani|cane|gatti|animali|animales|caes|psow|kopek|kedi|hayvan|zivotinj[ae]|zivali|zvirat|zwierzat|pasa|pse|dieren|honden)$/;
const GROOMING =
  /^(?:groom|toilett|toelett|tolett|trim|coiff|peluquer|friseur|frizer|kuafor|salon|spa$|hundesalon|hundefriseur|banho|tosa$)/;
const UNSPACED = /獣医|動物病院|动物医院|動物醫院|兽医|宠物医院|寵物醫院|동물병원|수의|สัตว/;

/** Tells whether a business treats animals instead of people. */
export function isAnimalMedicine(words: readonly string[], name: string): boolean {
  return (
    words.some((word) => VETERINARY.test(word) || ANIMAL.test(word)) || UNSPACED.test(name) || /th[uú] y/i.test(name)
  );
}

/** Tells whether a business cares for the coat and claws of animals. */
export function isAnimalGrooming(words: readonly string[]): boolean {
  return words.some((word) => GROOMING.test(word)) && words.some((word) => ANIMAL.test(word));
}
